import type { Choice } from '../../../domain/rules/application/application-lists';

export const paymentMethods: readonly Choice[] = [
  { codigo: '1', descripcion: 'Efectivo' },
  { codigo: '2', descripcion: 'Transferencia' },
  { codigo: '3', descripcion: 'Tarjeta' },
];

export const paymentFrequencies: readonly Choice[] = [
  { codigo: '2', descripcion: 'Trimestral' },
  { codigo: '3', descripcion: 'Semestral' },
  { codigo: '4', descripcion: 'Anual' },
];

/** The choices that can be sent and that the server offers, with the server's label where it has one. */
export const paymentChoices = (known: readonly Choice[], offered: readonly Choice[]): readonly Choice[] =>
  offered.flatMap(({ codigo, descripcion }) => {
    const one = known.find((choice) => choice.codigo === codigo);
    return one === undefined ? [] : [{ codigo, descripcion: descripcion || one.descripcion }];
  });
