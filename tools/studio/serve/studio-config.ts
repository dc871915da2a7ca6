import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { flowsPlugin } from './flows-plugin';

const root = resolve(import.meta.dirname, '..');

/** The CSP allows only the page's own origin, so that it can send nothing to others. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'nonce-estudio'",
  "style-src 'self' 'nonce-estudio'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** The build of the studio, separate from the portal's. */
export const studioConfig = (outDir: string, port: number): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [flowsPlugin(), vanillaExtractPlugin(), react()],
  html: { cspNonce: 'estudio' },
  // In chunks: the worker loads the one flow that it walks.
  worker: { format: 'es' },
  build: {
    outDir,
    target: 'esnext',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: [resolve(root, 'index.html'), resolve(root, 'pantalla.html')],
      checks: { pluginTimings: false },
      // Otherwise each screen loads five hundred files.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
  },
  preview: {
    host: '127.0.0.1',
    port,
    strictPort: port !== 0,
    headers: { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' },
  },
});
