/** Everything that an insurer changes; its logo, picture and other addresses are files beside this one. */
export const brand = {
  productName: 'Oficina Virtual',
  tagline: 'Su seguro de salud, a la mano y sin filas.',
  links: {
    larimar: '/formulario/solicitudAfiliacion',
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    x: 'https://x.com/',
    youtube: 'https://www.youtube.com/',
    ayudaTelefono: '809-555-0100',
    ayudaCorreo: 'ayuda@ejemplo.do',
  },
  /** Priorities of the bottom bar on phones: it shows the first four that the server's menu has. */
  bottomBarPriority: ['/', '/consulta/prestadores', '/solicitudes', '/carne', '/pagos'],
};

/** By role, for both themes. A test checks the contrast of each pair. */
export const brandColors = {
  brandSurface: { light: '#0A4A55', dark: '#0D3E47' },
  brandSurfaceDeep: { light: '#073842', dark: '#092C33' },
  brandSurfaceSoft: { light: '#E4F1F1', dark: '#173A40' },
  dependentSurface: { light: '#41407F', dark: '#35356B' },
  textOnBrand: { light: '#FFFFFF', dark: '#FFFFFF' },
  textOnBrandMuted: { light: '#D3E8EA', dark: '#C9DFE1' },
  primary: { light: '#0A5A66', dark: '#74D3D6' },
  primaryHover: { light: '#084B56', dark: '#8FDEE0' },
  primaryActive: { light: '#063C45', dark: '#A9E8E9' },
  onPrimary: { light: '#FFFFFF', dark: '#04282D' },
  primarySoft: { light: '#E4F1F1', dark: '#173A40' },
  primarySoftHover: { light: '#D4E8E9', dark: '#1E474E' },
  onPrimarySoft: { light: '#084B56', dark: '#A9E8E9' },
  link: { light: '#0A5A66', dark: '#8FDEE0' },
  accent: { light: '#F2A93B', dark: '#F5B755' },
  accentSoft: { light: '#FDF0DA', dark: '#3B2E17' },
  onAccent: { light: '#2E1D00', dark: '#2E1D00' },
};
