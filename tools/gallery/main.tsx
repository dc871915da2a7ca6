import '../../src/ui/theme/theme.css';
import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery';
import type { GalleryEntry } from './gallery-entry';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;
// A component must also look right before its font has loaded.
if (asked.get('font') !== 'no')
  document.fonts.add(await new FontFace('Figtree Variable', `url(${font})`, { weight: '300 900' }).load());
setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');

// Preloads all lazy chunks, so that each state renders immediately.
await Promise.all(Object.values(import.meta.glob('../../src/ui/*/*.tsx')).map((load) => load()));
const files = import.meta.glob<{ entries: GalleryEntry[] }>('./*/*.gallery.tsx', { eager: true });
const entries = Object.values(files)
  .flatMap((file) => file.entries)
  .toSorted((one, other) => one.name.localeCompare(other.name));

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Gallery entries={entries} asked={asked} />
    </StrictMode>,
  );
