import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { stripChartNotes } from './scripts/strip-chart-notes.ts';

const portal = [
  stripChartNotes(),
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
];

export default defineConfig(({ mode }) => ({
  // Unit tests need none of them; a build that a test starts needs all.
  plugins: mode === 'test' ? [] : portal,
  // The server puts a fresh nonce in its place for every response.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: ['chrome97', 'safari15.4', 'firefox104'],
    manifest: true,
    assetsInlineLimit: 0,
  },
  test: {
    include: ['{src,machines,server,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
}));
