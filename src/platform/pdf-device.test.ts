import { describe, expect, test } from 'vitest';
import { pdfDevice } from './pdf-device';

const page = (done: string[] = []) =>
  // The used part of a page.
  ({
    location: { origin: 'https://oficina.ejemplo.do' },
    createElement: () => {
      const link = { href: '', download: '', click: () => void done.push(`${link.href} ${link.download}`) };
      return link;
    },
  }) as unknown as Document;

const ends = (share: () => Promise<void>) =>
  pdfDevice({ canShare: () => true, share }, page()).share(new Blob(['%PDF-']), 'autorizacion-9001.pdf');

describe('the sheet to share with', () => {
  test('exists only if the browser can share such files', () => {
    const share = async () => {};
    const asked: string[] = [];
    const canShare = ({ files }: { files: File[] }) => {
      asked.push(...files.map(({ type }) => type));
      return true;
    };
    expect([
      pdfDevice({ share, canShare }, page()).canShare(),
      pdfDevice({ share, canShare: () => false }, page()).canShare(),
      pdfDevice({ share }, page()).canShare(),
      pdfDevice({ canShare }, page()).canShare(),
    ]).toEqual([true, false, false, false]);
    expect(asked).toEqual(['application/pdf']);
  });

  test('[HIST-27] a closed sheet is no failure; a rejected one is', async () => {
    expect([await ends(async () => {}), await ends(() => Promise.reject(new DOMException('', 'AbortError')))]).toEqual([
      'compartido',
      'cancelado',
    ]);
    await expect(ends(() => Promise.reject(new DOMException('no', 'NotAllowedError')))).rejects.toThrow(Error);
    await expect(pdfDevice({}, page()).share(new Blob(), 'x.pdf')).rejects.toThrow('nothing to share with');
  });

  test('opens synchronously', () => {
    const begun: string[] = [];
    void ends(async () => void begun.push('sheet'));
    expect(begun).toEqual(['sheet']);
  });
});

test('copies a path as an absolute address, and fails without a clipboard', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  await pdfDevice({ clipboard }, page()).copyAddress('/api/autorizaciones/generar/documento?nap=9001');
  expect(copied).toEqual(['https://oficina.ejemplo.do/api/autorizaciones/generar/documento?nap=9001']);
  await expect(pdfDevice({}, page()).copyAddress('/')).rejects.toThrow('nothing to copy with');
});

test('saves a file under its name', () => {
  const done: string[] = [];
  pdfDevice({}, page(done)).save('blob:1', 'autorizacion-9001.pdf');
  expect(done).toEqual(['blob:1 autorizacion-9001.pdf']);
});
