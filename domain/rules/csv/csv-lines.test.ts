import { expect, test } from 'vitest';
import { csvLines } from './csv-lines';

test.each([
  ['José', 'José'],
  ['', ''],
  ['uno, dos', '"uno, dos"'],
  ['dice «"hola"»', '"dice «""hola""»"'],
  ['dos\r\nlíneas', '"dos\r\nlíneas"'],
  ['=1+1', "'=1+1"],
  ['+34 600 111 222', "'+34 600 111 222"],
  ['-2', "'-2"],
  ['@suma(A1)', "'@suma(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r1', `"'\r1"`],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['809-555-0101', '809-555-0101'],
  ['00346001112', "'00346001112"],
  ['123456789012', "'123456789012"],
  ['481920337', '481920337'],
])('the cell %j is written as %j', (text, written) => {
  expect(csvLines([[text, 'x']])).toBe(`${written},x\r\n`);
});
