/** Where the insurer says where its service centers are; apart from the rest of the brand, which comes with the log-in. */
export const serviceCenters = 'https://www.ejemplo.do/centros-de-servicio';
