/** Why a session ended; the log-in page says it. */
export type EndReason = 'salida' | 'vencida' | 'inactividad' | 'otraPestana' | 'club' | 'correo';
