import { formatPhone, isPhone } from '../contact/phone';

export interface Phones {
  telefonoCelular: string;
  telefonoResidencial: string;
}

export type PhoneField = keyof Phones;

/** The member's phones that a form has changed: an empty field deletes nothing. */
export const changedPhones = (stored: Phones, written: Phones): readonly PhoneField[] =>
  (['telefonoCelular', 'telefonoResidencial'] as const).filter(
    (field) => isPhone(written[field]) && formatPhone(written[field]) !== formatPhone(stored[field]),
  );

/** The request body with the changed phones only. */
export const phonesBody = (stored: Phones, written: Phones) => {
  const changed = changedPhones(stored, written);
  return {
    ...(changed.includes('telefonoCelular') ? { TelefonoCelular: written.telefonoCelular } : {}),
    ...(changed.includes('telefonoResidencial') ? { TelefonoResidencial: written.telefonoResidencial } : {}),
  };
};

/** The stored data with the typed phones. */
export const storedPhones = <Known extends Phones>(stored: Known, written: Phones): Known => ({
  ...stored,
  telefonoCelular: written.telefonoCelular || stored.telefonoCelular,
  telefonoResidencial: written.telefonoResidencial || stored.telefonoResidencial,
});
