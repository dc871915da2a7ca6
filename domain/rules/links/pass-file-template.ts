const placeholder = '{codigoAfiliado}';
const longest = 150;

/** How another back end names the pass of a member: `{codigoAfiliado}.pkpass`. A name, never a path. */
export const isPassFileTemplate = (text: string): boolean =>
  text.length <= longest && /^[\w.-]*\{codigoAfiliado\}[\w.-]*$/.test(text);

export const passFileName = (template: string, codigoAfiliado: string): string =>
  codigoAfiliado === '' ? '' : template.replace(placeholder, () => codigoAfiliado);
