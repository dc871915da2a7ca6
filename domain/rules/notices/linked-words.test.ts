import { expect, test } from 'vitest';
import { linkedWords } from './linked-words';

const plain = (texto: string) => [{ texto, enlace: null }];

test('[HIST-19] keeps a link inside the message, with the words around the link', () => {
  expect(
    linkedWords('Visite un <a class="x" href="https://ejemplo.do/centros?a=1&amp;b=2">centro de <b>servicios</b></a>.'),
  ).toEqual([
    { texto: 'Visite un ', enlace: null },
    { texto: 'centro de servicios', enlace: 'https://ejemplo.do/centros?a=1&b=2' },
    { texto: '.', enlace: null },
  ]);
});

test('a page of the portal may be linked, in any quotes', () => {
  expect(linkedWords("<A HREF='/consulta/prestadores'>Red</A> y <a href=/citas>citas</a>")).toEqual([
    { texto: 'Red', enlace: '/consulta/prestadores' },
    { texto: ' y ', enlace: null },
    { texto: 'citas', enlace: '/citas' },
  ]);
});

test.each([
  ['<a href="javascript:alert(1)">pulse</a>', 'pulse'],
  ['<a href="http://ejemplo.do">pulse</a>', 'pulse'],
  ['<a href="//otro.do">pulse</a>', 'pulse'],
  ['<a href="&#106;avascript:alert(1)">pulse</a>', 'pulse'],
])('keeps an unsafe link as text: %s', (message, words) => {
  expect(linkedWords(message)).toEqual(plain(words));
});

test('removes tags and keeps other text', () => {
  expect(
    linkedWords('Hasta 6 < 7&nbsp;meses<br/>y &lt;b&gt; &#8212; &aacute; <img src=x onerror=alert(1)>').at(0)?.texto,
  ).toBe('Hasta 6 < 7\u00a0meses y <b> — &aacute; ');
});

test('a message of only tags is empty', () => {
  expect([linkedWords(''), linkedWords('<p> </p>'), linkedWords('&#0;')]).toEqual([[], [], []]);
});

test('parses a long message in linear time', () => {
  const begun = performance.now();
  linkedWords('<a href="/">x'.repeat(4000));
  expect(performance.now() - begun).toBeLessThan(2000);
});
