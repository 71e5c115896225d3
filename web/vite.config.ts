// Builds the page into the Python package, from which the server serves it.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), icons()],
  resolve: {
    alias: { $lib: here('src/lib'), $components: here('src/components') },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/dragonhall/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy forbids data: URLs
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': { target: process.env['DRAGONHALL'] ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'jsdom', include: ['*.test.ts', 'src/**/*.test.ts'] },
});
