import type { Plugin } from 'vite';
import { brand } from '../../domain/brand/brand.ts';
import { mark } from '../../domain/brand/mark.ts';
import { colors } from '../../src/ui/theme/colors.ts';

const words: Readonly<Record<string, string>> = {
  producto: brand.productName,
  lema: brand.tagline,
  icono: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  fondoClaro: colors.canvas.light,
  fondoOscuro: colors.canvas.dark,
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** index.html names the brand by placeholders, so that the brand stands in one place only. */
export const brandInDocument = (): Plugin => ({
  name: 'brand-in-document',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const word = words[name];
        if (word === undefined) throw new Error(`index.html: no hay «${name}» en la marca`);
        return escaped(word);
      }),
  },
});
