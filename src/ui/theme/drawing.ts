/** A drawing as a background: it comes with the style sheet, so it needs no request and never arrives late. */
export const drawing = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replace(/[%#<>"{}]/g, (sign) => (sign === '"' ? "'" : encodeURIComponent(sign)))}")`;
