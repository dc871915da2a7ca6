export interface CallablePhone {
  /** The number as displayed. */
  texto: string;
  llamar: string;
  /** Null for a number that is certainly not mobile. */
  whatsapp: string | null;
}

const national = /(?:^|\D)(?:\+?1[\s.-]?)?\(?(8[024]9)\)?[\s.-]*([2-9]\d{2})[\s.-]*(\d{4})(?!\d)/g;

/** 809 is also used by fixed lines; these area codes were given to mobile phones. */
const mobile: readonly string[] = ['829', '849'];

/** Extracts the Dominican numbers from a free-text telephone field. */
export const callablePhones = (text: string): readonly CallablePhone[] =>
  [...text.matchAll(national)].map(([, area = '', exchange = '', line = '']) => ({
    texto: `${area}-${exchange}-${line}`,
    llamar: `tel:+1${area}${exchange}${line}`,
    whatsapp: mobile.includes(area) ? `https://wa.me/1${area}${exchange}${line}` : null,
  }));
