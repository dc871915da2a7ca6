import type { Page } from 'playwright/test';
import { waitForRest } from './wait-for-rest';

interface Written {
  text: string;
  color: string;
  /** The required ratio: 4.5, or 3 for large text. */
  least: number;
  boxes: { x: number; y: number; width: number; height: number }[];
}

interface Judged extends Pick<Written, 'text' | 'least'> {
  /** The contrast reached by all but the worst 2 % of the pixels around the letters. */
  contrast: number;
}

/** All text visible in the viewport, with its line boxes. */
const written = (): Written[] => {
  const found: Written[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, (node.textContent ?? '').trim()];
    if (element === null || text === '' || element.closest('[inert], :disabled, noscript, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ x, y, width, height }) => {
      if (width < 2 || height < 2 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) return false;
      // No part is covered, and it is not visually hidden.
      return [0.02, 0.25, 0.5, 0.75, 0.98].every((across) =>
        [0.1, 0.5, 0.9].every((down) =>
          element.contains(document.elementFromPoint(x + width * across, y + height * down)),
        ),
      );
    });
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    if (boxes.length === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const [size, bold] = [Number.parseFloat(fontSize), Number(fontWeight) >= 700];
    found.push({
      text,
      color,
      least: size >= 24 || (bold && size >= 18.66) ? 3 : 4.5,
      boxes: boxes.map(({ x, y, width, height }) => ({ x, y, width, height })),
    });
  }
  return found;
};

/** Hides text but not its background. The CSP blocks style elements, but not constructed style sheets. */
const hideLetters = (hidden: boolean) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { color: transparent !important; transition: none !important }');
  document.adoptedStyleSheets = hidden ? [sheet] : [];
};

/** Run it in an empty page, whose CSP allows reading an image. */
const judge = async ({ png, texts }: { png: string; texts: Written[] }): Promise<Judged[]> => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(image, 0, 0);
  const light = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return texts.map(({ text, color, least, boxes }) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const contrasts: number[] = [];
    for (const { x, y, width, height } of boxes) {
      const { data } = pen.getImageData(Math.round(x), Math.round(y), Math.round(width), Math.round(height));
      for (let at = 0; at < data.length; at += 4) {
        const under = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        const over = [red, green, blue].map((value, channel) => value * alpha + (under[channel] ?? 0) * (1 - alpha));
        const [one, other] = [light(over), light(under)];
        contrasts.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    }
    contrasts.sort((one, other) => one - other);
    return { text, least, contrast: Math.round((contrasts[Math.floor(contrasts.length / 50)] ?? 0) * 100) / 100 };
  });
};

/** The contrast of each text against its painted background, a picture or a colour. */
export const textContrast = async (page: Page): Promise<Judged[]> => {
  await waitForRest(page);
  const texts = await page.evaluate(written);
  await page.evaluate(hideLetters, true);
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  await page.evaluate(hideLetters, false);
  const desk = await page.context().newPage();
  try {
    return await desk.evaluate(judge, { png, texts });
  } finally {
    await desk.close();
  }
};
