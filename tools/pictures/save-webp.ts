import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';

export const folder = resolve(import.meta.dirname, '../../docs/pictures');

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the page as docs/pictures has it. */
export const saveWebp = async (page: Page, part: Part, scale: number, name: string): Promise<void> => {
  const chromium = await page.context().newCDPSession(page);
  const clip = { ...part, scale };
  const shot = { format: 'webp', quality: 80, clip, captureBeyondViewport: true } as const;
  const { data } = await chromium.send('Page.captureScreenshot', shot);
  await writeFile(join(folder, `${name}.webp`), data, 'base64');
};
