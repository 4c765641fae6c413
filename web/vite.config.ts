import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// Built into the package, where the server finds it. For work on the page: `npx vite` beside `edubba serve`.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/edubba/server/built', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8421', ws: true } } },
})
