/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icon:*' {
  const outline: string;
  export default outline;
}
