/** A drawing as a background image, inlined into the style sheet: no request, no late arrival. */
export const drawing = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replace(/[%#<>"{}]/g, (sign) => (sign === '"' ? "'" : encodeURIComponent(sign)))}")`;
