import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery of src/ui by itself; the portal's build never sees it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  html: { cspNonce: 'galeria' },
  build: {
    target: 'esnext',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // One file, because each of its pages is opened many times.
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: false } },
  },
});
