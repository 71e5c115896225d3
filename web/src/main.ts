// Entry point: settings, router, messages, application, service worker.
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { route } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { loadLanguage } from '$lib/messages.svelte';

settings.applyToDocument();
route.listen();
void loadLanguage(settings.language);

mount(App, { target: document.getElementById('page')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // without it the page works online only
}
