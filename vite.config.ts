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
    // One style sheet and one file of script for what every page needs: cut into pieces they compress worse.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'] },
            { name: 'base', test: /src[\\/]ui[\\/](?!Dialog|CloseButton|ShellFrame|MenuItem|CountdownRing)/ },
          ],
        },
      },
    },
  },
  test: {
    include: ['{src,machines,server,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
}));
