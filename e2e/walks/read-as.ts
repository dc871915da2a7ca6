interface ReadAs {
  text: string;
  forPeople: string;
}

/** A text on the page: quoted for people as it is, or described. */
export type Said = string | ReadAs;

/** A text that is described for people: a data value, or a name that explains more. */
export const readAs = (text: string, forPeople: string): Said => ({ text, forPeople });

/** Any text of the server. */
export const fromServer = (text: string): Said => readAs(text, 'el mensaje del servidor');

export const textOf = (said: Said): string => (typeof said === 'string' ? said : said.text);
export const spokenOf = (said: Said): string => (typeof said === 'string' ? `«${said}»` : said.forPeople);

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
