import { describe, expect, test } from 'vitest';
import { acceptedFormats, generalFormats } from './accepted-formats';
import { preauthorizationDocuments } from './preauthorization-documents';
import { requirementsOf } from './requirements-of';

const twoMegabytes = 2_097_152;
const said = {
  codigo: '7',
  descripcion: 'Cédula',
  requerido: true,
  formatoArchivos: '',
  cantidadPermitida: null,
  limiteTamanoArchivo: null,
};
const one = (part: Partial<typeof said> | { cantidadPermitida: number } | { limiteTamanoArchivo: number }) =>
  requirementsOf([{ ...said, ...part }])[0];

describe('the required documents of a request', () => {
  test('[ATTACH-03] [ATTACH-20] [ATTACH-02] have the service’s limits: required or not, types, number and size', () => {
    const [first] = requirementsOf([
      {
        codigo: '12',
        descripcion: ' Factura ',
        requerido: false,
        formatoArchivos: 'PDF',
        cantidadPermitida: 2,
        limiteTamanoArchivo: 1,
      },
    ]);
    expect(first).toEqual({
      codigo: '12',
      nombre: 'Factura',
      requerido: false,
      formatos: ['pdf'],
      cantidad: 2,
      bytes: 1_048_576,
    });
  });

  test('[ATTACH-05] [ATTACH-10] [ATTACH-11] take 5 files of 2 MB each, jpg, png or pdf, where the service gives no limit', () => {
    expect(one({})).toEqual({
      codigo: '7',
      nombre: 'Cédula',
      requerido: true,
      formatos: ['jpg', 'png', 'pdf'],
      cantidad: 5,
      bytes: twoMegabytes,
    });
    expect(requirementsOf([])).toEqual([
      {
        codigo: 'documentos',
        nombre: 'Documentos',
        requerido: true,
        formatos: ['jpg', 'png', 'pdf'],
        cantidad: 5,
        bytes: twoMegabytes,
      },
    ]);
  });

  test.each<[number, number]>([
    [17, 5],
    [6, 5],
    [5, 5],
    [2.9, 2],
    [1, 1],
    [0, 5],
    [-3, 5],
  ])('[PREAUTH-09] of %d files takes %d: never more than five', (count, taken) => {
    expect(one({ cantidadPermitida: count })?.cantidad).toBe(taken);
  });

  test.each<[number, number]>([
    [2, twoMegabytes],
    [0.5, 524_288],
    [twoMegabytes, twoMegabytes],
    [1_000_000, 1_000_000],
    [0, twoMegabytes],
    [-1, twoMegabytes],
    [65, twoMegabytes],
    [9e12, twoMegabytes],
  ])('reads a size of %d as %d bytes', (size, bytes) => {
    expect(one({ limiteTamanoArchivo: size })?.bytes).toBe(bytes);
  });

  test('lists a repeated document once', () => {
    expect(requirementsOf([said, { ...said, descripcion: 'Otra' }]).map(({ nombre }) => nombre)).toEqual(['Cédula']);
  });

  test.each<[string, readonly string[]]>([
    ['jpg,png,pdf', ['jpg', 'png', 'pdf']],
    ['.JPEG; .PDF', ['jpg', 'pdf']],
    ['image/jpeg|application/pdf', ['jpg', 'pdf']],
    ['image/*', ['jpg', 'png']],
    ['Imágenes o PDF', ['jpg', 'png', 'pdf']],
    ['heic, webp, jpg', ['jpg']],
    ['docx', ['jpg', 'png', 'pdf']],
    ['constructor', ['jpg', 'png', 'pdf']],
    ['', ['jpg', 'png', 'pdf']],
  ])('takes of «%s» what it knows', (written, formats) => {
    expect(acceptedFormats(written, generalFormats)).toEqual(formats);
  });
});

const table = (type: string) =>
  preauthorizationDocuments(type).map(({ nombre, cantidad, requerido }) => `${nombre} ${cantidad} ${requerido}`);
const studies = [
  'Copia de cédula 2 true',
  'Historia clínica detallada 5 true',
  'Indicación médica 5 true',
  'Resultados de estudios anteriores 5 false',
];

describe('the documents of a pre-authorization, if the service names none', () => {
  test('[PREAUTH-10] [PREAUTH-11] [PREAUTH-18] [PREAUTH-19] of images, laboratories and ambulatory studies are Indicación (3) and Cédula (2)', () => {
    for (const type of ['Estudio de imágenes', 'Laboratorios', 'ESTUDIOS AMBULATORIOS'])
      expect(table(type)).toEqual(['Indicación 3 true', 'Cédula 2 true']);
  });

  test('[PREAUTH-12] [PREAUTH-13] [PREAUTH-14] [PREAUTH-15] [PREAUTH-20] of the four studies are an ID, the history, the indication, and earlier results, if any', () => {
    for (const type of ['Endoscopia digestiva alta', 'Colonoscopia', 'Resonancias', 'Tomografía'])
      expect(table(type)).toEqual(studies);
  });

  test('[PREAUTH-16] [PREAUTH-17] [PREAUTH-20] of physical therapy and of every other type are four', () => {
    expect(table('Terapia física')).toEqual([
      'Copia de cédula 2 true',
      'Indicación 3 true',
      'Historia clínica 5 true',
      'Referimiento del especialista 5 true',
    ]);
    for (const type of ['Tratamientos de alto costo', 'Procedimientos quirúrgicos', 'Un tipo de ayer', 'constructor'])
      expect(table(type)).toEqual([
        'Indicación 3 true',
        'Historia clínica 5 true',
        'Reporte de estudio 5 true',
        'Cédula 2 true',
      ]);
  });

  test('[PREAUTH-08] [PREAUTH-09] are JPG unless the service names a type, and as many as the table says unless the service names a number', () => {
    const otherwise = { table: preauthorizationDocuments('Laboratorios'), formats: ['jpg'] } as const;
    expect(requirementsOf([], otherwise).map(({ nombre, formatos, cantidad }) => [nombre, formatos, cantidad])).toEqual(
      [
        ['Indicación', ['jpg'], 3],
        ['Cédula', ['jpg'], 2],
      ],
    );
    expect(
      requirementsOf([said, { ...said, codigo: '8', formatoArchivos: 'pdf', cantidadPermitida: 4 }], otherwise).map(
        ({ formatos, cantidad }) => [formatos, cantidad],
      ),
    ).toEqual([
      [['jpg'], 2],
      [['pdf'], 4],
    ]);
  });
});
