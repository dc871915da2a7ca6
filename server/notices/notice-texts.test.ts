import { expect, test } from 'vitest';
import { promiseNames } from '../../domain/rules/promises/promises';
import { compose } from '../mail/compose';
import { factsOf } from './notice-rows';
import { noticeTexts } from './notice-texts';

const facts = factsOf({
  caso: '482190712',
  happened: new Date('2026-11-20T16:00:00Z'),
  deadline: new Date('2026-11-21T16:00:00Z'),
});
const invoice = factsOf({
  factura: '2026000101',
  happened: new Date('2026-11-20T16:00:00Z'),
  deadline: new Date('2026-11-23T16:00:00Z'),
});
const wordsOf = (name: (typeof promiseNames)[number]) =>
  noticeTexts[name](/^(factura|pago)/.test(name) ? invoice : facts);

test('match the approved texts', async () => {
  const read = promiseNames.map((name) => {
    const { asunto, parrafos, boton, siNoFue, campana } = wordsOf(name);
    return [`# ${name}: ${asunto}`, ...parrafos, `[${boton}]`, siNoFue, `(${campana ?? 'sin campana'})`].join('\n');
  });
  expect(read.join()).not.toMatch(/\.\.|undefined|null/);
  await expect(`${read.join('\n\n')}\n`).toMatchFileSnapshot('../../tests/fixtures/notices.txt');
});

test.each(promiseNames)('%s: its subject may be read on a locked screen', (name) => {
  const { asunto } = wordsOf(name);
  expect(asunto).not.toMatch(
    /RD\$|\d[.,]\d{2}\b|médic|clínic|hospital|doctor|diagn|enferm|salud|medicament|receta|cirug|reembols|autoriza|prestador|tratamiento|https?:/i,
  );
  expect(asunto.length).toBeLessThan(60);
});

test.each(promiseNames)(
  '%s: one link, one heading, nothing from outside, a language and colours for the dark',
  (name) => {
    const words = wordsOf(name);
    const { html, texto } = compose(
      { ...words, avance: '' },
      'Ana\r\nBcc: x@example.org',
      'https://oficina.example/pagos',
    );
    expect(new Set(html.match(/(?:href|src)="[^"]*"/g))).toEqual(new Set(['href="https://oficina.example/pagos"']));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<html lang="es-DO">/);
    expect(html).toMatch(/prefers-color-scheme: dark/);
    expect(html).not.toMatch(/<img|url\(|@import/);
    expect(texto).toMatch(/^Hola, AnaBcc: x@example\.org:\n/);
  },
);

test('without a deadline no sentence names one', () => {
  for (const name of promiseNames)
    expect(noticeTexts[name]({ ...facts, vence: '' }).parrafos.join(' ')).not.toMatch(/hasta el |[Vv]enc\w* el \./);
});
