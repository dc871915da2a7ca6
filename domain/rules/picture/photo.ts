/** How the base64 of a JPEG and of a PNG begins. */
const kinds = [
  ['/9j/', 'image/jpeg'],
  ['iVBORw0KGgo', 'image/png'],
] as const;

/** The photo as an address that an image can have; empty when there is none, or nothing that is a JPEG or a PNG. */
export const photoUrl = (answer: string): string => {
  const base64 = answer.replace(/\s+/g, '').replace(/^data:[^,]*,/, '');
  const kind = kinds.find(([start]) => base64.startsWith(start));
  return kind === undefined || !/^[A-Za-z\d+/]+={0,2}$/.test(base64) ? '' : `data:${kind[1]};base64,${base64}`;
};
