import type { DemoContact } from './person';

/** Complete contact data except the e-mail address. */
export const fullContact: DemoContact = {
  telefonoCelular: '809-555-0101',
  telefonoResidencial: '809-555-0102',
  lugar: 'santoDomingo',
  calle: 'Calle “El Conde”',
  noCasa: '5',
  sector: 'Ciudad Colonial',
};
