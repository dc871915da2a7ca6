import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The product's font; without it the page uses a system font. */
export const figtree = async (): Promise<void> => {
  const face = new FontFace('Figtree Variable', `url(${font})`, { weight: '300 900' });
  await face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined,
  );
};
