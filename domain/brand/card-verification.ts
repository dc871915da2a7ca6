/** Where the QR of a card leads; a deployment sets its own with CARD_VERIFICATION_URL. */
export const cardVerification = 'https://verificacion.ejemplo.do/afiliado';
