import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';

export const folder = resolve(import.meta.dirname, '../../docs/pictures');

interface Part {
  /** In the document. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Drawn as if the window were as large as the document. */
  isBeyond?: true;
}

/** A part of the page as docs/pictures has it. */
export const saveWebp = async (page: Page, part: Part, scale: number, name: string): Promise<void> => {
  const chromium = await page.context().newCDPSession(page);
  const { isBeyond = false, ...place } = part;
  const clip = { ...place, scale };
  const shot = { format: 'webp', quality: 80, clip, captureBeyondViewport: isBeyond } as const;
  const { data } = await chromium.send('Page.captureScreenshot', shot);
  await writeFile(join(folder, `${name}.webp`), data, 'base64');
};
