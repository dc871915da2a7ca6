const passport = 4;

/** Documents are stored without mask or spaces. */
export const unmaskDocument = (type: number, written: string): string =>
  type === passport ? written.replace(/[^0-9a-z]/gi, '').toUpperCase() : written.replace(/\D/g, '');
