interface ReadAs {
  text: string;
  forPeople: string;
}

/** What is on the page: a text of the product, quoted for people as it stands, or one that they see otherwise. */
export type Said = string | ReadAs;

/** A text that a person sees otherwise: a value of the data, or a name that says more than can be seen. */
export const readAs = (text: string, forPeople: string): Said => ({ text, forPeople });

export const textOf = (said: Said): string => (typeof said === 'string' ? said : said.text);
export const spokenOf = (said: Said): string => (typeof said === 'string' ? `«${said}»` : said.forPeople);
