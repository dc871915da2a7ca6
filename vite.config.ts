import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: false, routesDirectory: 'src/routes', generatedRouteTree: 'src/routeTree.gen.ts' }),
    vanillaExtractPlugin(),
    react(),
  ],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: ['chrome87', 'safari14', 'firefox91'],
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  test: {
    include: ['{src,machines,server,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
