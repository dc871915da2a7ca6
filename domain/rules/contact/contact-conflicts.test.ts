import { describe, expect, test } from 'vitest';
import { contactConflicts, overFound } from './contact-conflicts';
import { contentOf } from './contact-part';
import { emptyProfile } from './profile-draft';

const base = { ...emptyProfile, telefonoCelular: '(809)-555-0142', region: '10', provincia: '32', municipio: '3201' };

describe('a concurrent change', () => {
  test('is a conflict in edited fields, and in any field of an edited address', () => {
    const typed = { ...base, telefonoCelular: '(829)-555-0100', calle: 'Calle Duarte' };
    const found = {
      ...base,
      telefonoCelular: '(849)-555-0177',
      telefonoResidencial: '(809)-555-0111',
      sector: 'Gazcue',
      correo: 'otra@ejemplo.do',
    };
    expect(contactConflicts({ base, typed, found }, {})).toEqual(['telefonoCelular', 'sector']);
  });

  test('is no conflict if both values are equal, ignoring the spelling of an e-mail', () => {
    const typed = { ...base, correo: 'Rosa@Ejemplo.do', calle: 'Calle Duarte ' };
    const found = { ...base, correo: 'rosa@ejemplo.do', calle: 'Calle Duarte' };
    expect(contactConflicts({ base, typed, found }, {})).toEqual([]);
  });

  test('is no conflict if this browser sent it', () => {
    const found = { ...base, telefonoCelular: '(829)-555-0100' };
    const typed = { ...base, telefonoCelular: '(849)-555-0177' };
    const envios = { telefonos: { contenido: contentOf('telefonos', found), confirmado: false } };
    expect(contactConflicts({ base, typed, found }, envios)).toEqual([]);
    expect(contactConflicts({ base, typed, found }, {})).toEqual(['telefonoCelular']);
  });
});

describe('the merged draft', () => {
  const found = { ...base, region: '01', provincia: '25', municipio: '2501', noCasa: '30' };

  test('has the edited fields and the current values of all others', () => {
    expect(overFound({ base, typed: { ...base, calle: 'Calle Duarte' }, found }, {})).toEqual({
      ...found,
      calle: 'Calle Duarte',
    });
  });

  test('follows the member’s answer, with region, province and municipality together', () => {
    const typed = { ...base, calle: 'Calle Duarte' };
    expect(overFound({ base, typed, found }, { lugar: 'mio', noCasa: 'otro', calle: 'otro' })).toEqual({
      ...base,
      noCasa: '30',
    });
  });
});
