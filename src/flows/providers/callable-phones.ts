export interface CallablePhone {
  /** As it is read. */
  texto: string;
  llamar: string;
  /** Null where it is known to be no mobile phone. */
  whatsapp: string | null;
}

const national = /(?:^|\D)(?:\+?1[\s.-]?)?\(?(8[024]9)\)?[\s.-]*([2-9]\d{2})[\s.-]*(\d{4})(?!\d)/g;

/** 809 and fixed lines belong together; the later codes were given to mobile phones. */
const mobile: readonly string[] = ['829', '849'];

/** The Dominican numbers in what somebody wrote as their telephone. */
export const callablePhones = (text: string): readonly CallablePhone[] =>
  [...text.matchAll(national)].map(([, area = '', exchange = '', line = '']) => ({
    texto: `${area}-${exchange}-${line}`,
    llamar: `tel:+1${area}${exchange}${line}`,
    whatsapp: mobile.includes(area) ? `https://wa.me/1${area}${exchange}${line}` : null,
  }));
