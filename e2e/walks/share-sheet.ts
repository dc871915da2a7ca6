import type { Gesture, Hand } from './hand';

interface Sheet {
  end(how: 'done' | 'failed'): void;
}
type WithSheet = typeof globalThis & { sheet: Sheet };

const replace = () => {
  const waiting: { resolve(): void; reject(error: unknown): void }[] = [];
  const begin = () => new Promise<void>((resolve, reject) => void waiting.push({ resolve, reject }));
  (globalThis as WithSheet).sheet = {
    end: (how) => {
      const last = waiting.pop();
      if (how === 'done') last?.resolve();
      else last?.reject(new DOMException('', 'NotAllowedError'));
    },
  };
  Object.defineProperties(navigator, {
    share: { configurable: true, value: begin },
    clipboard: { configurable: true, value: { writeText: begin } },
  });
};
/** Replaces share sheet and clipboard, whose results the path decides. */
export const lendSheet = ({ page }: Hand) => page.evaluate(replace);

export const sheetEnds =
  (how: 'done' | 'failed'): Gesture =>
  (I) =>
    I.page.evaluate((end) => (globalThis as WithSheet).sheet.end(end), how);
