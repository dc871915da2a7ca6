/** The colours that no insurer changes and that the pages of the server have too. */
export const pageColors = {
  canvas: { light: '#F7F5F0', dark: '#0B1618' },
  surface: { light: '#FFFFFF', dark: '#132327' },
  text: { light: '#14252A', dark: '#EEF4F4' },
  textMuted: { light: '#435358', dark: '#BECCCE' },
  border: { light: '#E3DFD5', dark: '#28393D' },
  borderControl: { light: '#748489', dark: '#7C9094' },
  focus: { light: '#1257C9', dark: '#FFD27A' },
  error: { light: '#9B1C1C', dark: '#FFB0A8' },
  errorSoft: { light: '#FDEBE8', dark: '#43191A' },
  errorSolid: { light: '#B3261E', dark: '#FFB0A8' },
};
