import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

// The Monaco loader carries a CDN address as its default; the studio never uses it, and no built file may name it.
const withoutCdn = {
  name: 'toolscribe:without-cdn',
  renderChunk(code: string) {
    return code.includes('cdn.jsdelivr.net') ? code.replace(/https:\/\/cdn\.jsdelivr\.net[^"'`]*/g, './no-cdn') : null;
  },
};

// An error made while Monaco's one large chunk starts costs a second parse of all of it, for the stack trace. This one is
// only thrown and compared, its trace is never read.
const withoutEarlyTrace: Plugin = {
  name: 'toolscribe:without-early-trace',
  transform: {
    filter: { id: /monaco-editor\/.*\/contextkey\/common\/contextkey\.js/ },
    handler: (code) =>
      code.replace('this._parseError = new Error()', 'this._parseError = Object.create(Error.prototype)'),
  },
};

// React's refresh preamble is an inline script, which the page's policy forbids; only `npm run dev` goes without the policy.
const withoutPolicyInDev: Plugin = {
  name: 'toolscribe:without-policy-in-dev',
  apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

// Everything the studio can load is precached, Monaco's large chunk too, so that a cold start works without a network.
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,json,ttf,woff2,webmanifest}'],
    globIgnores: ['cli.js', 'cli/**', 'screenshot-*'],
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    navigateFallback: 'index.html',
    cleanupOutdatedCaches: true,
    // The page of the first visit too is served from what was kept, as soon as everything is.
    clientsClaim: true,
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  plugins: isSsrBuild ? [] : [react(), withoutCdn, withoutEarlyTrace, withoutPolicyInDev, offline],
  server: { port: 4747, strictPort: true },
  preview: { port: 4747, strictPort: true },
  worker: { format: 'es' as const, rollupOptions: { checks: { pluginTimings: false } } },
  ssr: { noExternal: true, target: 'node' as const },
  // The command line carries React for the HTML report; without this its development build too, and chooses at run time.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node20',
        rollupOptions: {
          input: 'src/cli/main.ts',
          output: { entryFileNames: 'cli.js', chunkFileNames: 'cli/[name]-[hash].js', banner: '#!/usr/bin/env node' },
        },
      }
    : {
        outDir: 'dist',
        target: 'es2023',
        chunkSizeWarningLimit: 4500,
        // Monaco is large; how long plugins take over it is no news.
        rollupOptions: { checks: { pluginTimings: false } },
      },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    maxWorkers: 2,
  },
}));
