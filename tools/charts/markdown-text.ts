/** A text of a chart in Markdown: one line, without HTML, links, pictures or code. */
export const markdownText = (text: string): string =>
  text
    .replaceAll(/\s*[\r\n]\s*/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`[\]|]/g, '\\$&');
