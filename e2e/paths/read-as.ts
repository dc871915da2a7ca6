interface ReadAs {
  text: string;
  forPeople: string;
}

/** What is on the page: a text of the product, quoted for people as it stands, or one that they see otherwise. */
export type Said = string | ReadAs;

/** A text that a person sees otherwise: a value of the data, or a name that says more than can be seen. */
export const readAs = (text: string, forPeople: string): Said => ({ text, forPeople });

/** Whatever the server says. */
export const fromServer = (text: string): Said => readAs(text, 'el mensaje del servidor');

export const textOf = (said: Said): string => (typeof said === 'string' ? said : said.text);
export const spokenOf = (said: Said): string => (typeof said === 'string' ? `«${said}»` : said.forPeople);

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
