const decodeAs = (label: string, bytes: ArrayBuffer, fatal: boolean): string | null => {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/** The declared charset; where none (or an unknown one) is declared, strict UTF-8, else windows-1252. */
export const decodeText = (bytes: ArrayBuffer, contentType: string | null): string => {
  const declared = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
  return (
    (declared === undefined ? null : decodeAs(declared, bytes, false)) ??
    decodeAs('utf-8', bytes, true) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
};
