// Plain JavaScript, so that the same file runs beside the sources and beside the bundle. One document at a time; the
// queue and the words are in pdf-printer.ts and authorization-document.ts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
const fontFile = (weight) => readFileSync(resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`));
const [regular, bold] = [fontFile('400Regular'), fontFile('700Bold')];

const margin = 56;
const labelWidth = 150;
const gap = 6;
const ink = { text: '#1C2B2E', brand: '#0A5A66', soft: '#4B5C60' };

const print = ({ title, author, sections, notes }) =>
  new Promise((done, failed) => {
    const doc = new PDFDocument({
      size: 'LETTER',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'es-DO',
      displayTitle: true,
      subset: 'PDF/UA',
      // Otherwise Helvetica, which a document that must look the same everywhere may not ask for.
      font: null,
      info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit' },
    });
    const chunks = [];
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', () => done(Buffer.concat(chunks)));
    doc.on('error', failed);
    doc.registerFont('regular', regular).registerFont('bold', bold);

    const { width: pageWidth, height: pageHeight } = doc.page;
    const width = pageWidth - 2 * margin;
    // Removes characters without a glyph, and bidirectional marks.
    const drawable = (text) =>
      [
        ...text
          .normalize('NFC')
          .replace(/[\p{C}\s]+/gu, ' ')
          .trim(),
      ]
        .map((letter) => (doc._font.font.hasGlyphForCodePoint(letter.codePointAt(0)) ? letter : '?'))
        .join('');
    const use = (font, size, colour) => doc.font(font).fontSize(size).fillColor(colour);
    let y = margin;
    const makeRoom = (height) => {
      if (y + height <= pageHeight - margin) return;
      doc.addPage();
      y = margin;
    };
    const write = (text, x, across) => doc.text(drawable(text), x, y, { width: across });
    const tall = (text, across) => doc.heightOfString(drawable(text), { width: across });

    const line = (tag, text, font, size, colour, { before = 0, after }) =>
      doc.struct(tag, () => {
        y += before;
        use(font, size, colour);
        const height = tall(text, width);
        makeRoom(height);
        write(text, margin, width);
        y += height + after;
      });
    const fact = ([label, value]) => {
      const item = doc.struct('LI');
      item.add(
        doc.struct('Lbl', () => {
          use('regular', 11, ink.text);
          makeRoom(Math.max(tall(value, width - labelWidth), tall(label, labelWidth - gap)));
          use('bold', 11, ink.soft);
          write(label, margin, labelWidth - gap);
        }),
      );
      item.add(
        doc.struct('LBody', () => {
          use('regular', 11, ink.text);
          write(value, margin + labelWidth, width - labelWidth);
          y += Math.max(tall(value, width - labelWidth), tall(label, labelWidth - gap)) + gap;
        }),
      );
      item.end();
      return item;
    };

    const root = doc.struct('Document');
    doc.addStructure(root);
    root.add(line('P', author, 'bold', 11, ink.brand, { after: 4 }));
    root.add(line('H1', title, 'bold', 20, ink.text, { after: 4 }));
    for (const section of sections) {
      root.add(line('H2', section.heading, 'bold', 14, ink.brand, { before: 12, after: 8 }));
      const list = doc.struct('L');
      root.add(list);
      for (const each of section.facts) list.add(fact(each));
      list.end();
    }
    for (const note of notes) root.add(line('P', note, 'regular', 10, ink.soft, { before: 8, after: 0 }));
    root.end();
    doc.end();
  });

parentPort.on('message', async (document) => {
  try {
    const bytes = new Uint8Array(await print(document));
    parentPort.postMessage({ bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ error: String(error?.message ?? error) });
  }
});
