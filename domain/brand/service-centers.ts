/** The insurer's page of service centers; a file of its own, because the log-in's bundle contains brand.ts. */
export const serviceCenters = 'https://www.ejemplo.do/centros-de-servicio';
