import { expect, test } from 'vitest';
import { fileNames } from '../../domain/rules/attachments/file-names';
import { documentOfFileName, fileNameStem, nextFreeName } from './document-names';

const documents = [
  ...[
    'Cédula',
    'Copia de cédula',
    'Acta de nacimiento',
    'Documentos del dependiente',
    'Factura con comprobante fiscal',
  ],
  ...['Indicación', 'Informe médico', 'Historia clínica detallada', 'Resultados de estudios anteriores'],
  ...['Reporte de estudio', 'Referimiento del especialista'],
].map((descripcion) => ({ descripcion }));

test('[ATTACH-12] [ATTACH-13] [ATTACH-14] finds the document of each file by the name that the form gave the file', () => {
  for (const document of documents) {
    const sent = fileNames(Array.from({ length: 5 }, () => ({ documento: document.descripcion, formato: 'jpg' })));
    expect([document, sent.map((name) => documentOfFileName(name, documents))]).toEqual([
      document,
      Array(5).fill(document),
    ]);
    const taken = new Set<string>();
    expect(sent.map(() => nextFreeName(fileNameStem(document.descripcion), 'image/jpeg', taken))).toEqual(sent);
  }
});

test.each(['', '.jpg', 'Cedula.php.jpg', 'Cedula100.jpg', 'MiCedula.jpg', '../Cedula/otra.jpg'])(
  '«%s» names no document',
  (name) => {
    expect(documentOfFileName(name, documents)).toBeUndefined();
  },
);

test.each(['Cédula.jpg', 'CEDULA.JPG', 'cedula 2.png', 'Cedula\u202e.pdf', '../Cedula.jpg'])(
  '«%s» says it as well',
  (name) => {
    expect(documentOfFileName(name, documents)).toEqual({ descripcion: 'Cédula' });
  },
);
