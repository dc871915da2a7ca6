/** Where each page sends how fast it was, with POLICY_VITALS. */
export const vitalsPath = '/mediciones';
