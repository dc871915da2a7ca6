import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The product's font. Without it the page stands all the same, in one of the system. */
export const figtree = async (): Promise<void> => {
  const face = new FontFace('Figtree Variable', `url(${font})`, { weight: '300 900' });
  await face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined,
  );
};
