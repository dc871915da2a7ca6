import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandInDocument } from './scripts/vite/brand-in-document.ts';
import { cardWorker } from './scripts/vite/card-worker.ts';
import { chunks } from './scripts/vite/chunks.ts';
import { stripChartNotes } from './scripts/vite/strip-chart-notes.ts';
import { stripRequests } from './scripts/vite/strip-requests.ts';
import { testProjects } from './scripts/vite/test-projects.ts';

const target = ['chrome97', 'safari15.4', 'firefox104'];

const portal = [
  stripChartNotes(),
  stripRequests(),
  brandInDocument(),
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/routeTree.gen.ts',
    routeFileIgnorePrefix: '-',
    quoteStyle: 'single',
    semicolons: true,
  }),
  vanillaExtractPlugin(),
  react(),
  cardWorker(target),
];

export default defineConfig(({ mode }) => ({
  // Unit tests need none of them; a build that a test starts needs all.
  plugins: mode === 'test' ? [] : portal,
  // The server puts a fresh nonce in its place for every response.
  html: { cspNonce: '__NONCE__' },
  // React has it built in; the copy for older ones would only be weight.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target,
    manifest: true,
    // Browsers without it load the same files a little later.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks() } },
    },
  },
  test: {
    // What takes longer than it should is for the test to say; a busy computer may take longer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: process.env.CI === 'true' ? 1 : 0,
    silent: 'passed-only',
    setupFiles: process.env.TEST_REPORT === undefined ? [] : ['tests/name-requirements.ts'],
    projects: testProjects,
  },
}));
