export interface PaymentOrder {
  id: string;
  numero: string;
  factura: string;
  codigoAfiliado: string;
  monto: number;
  estado: 'abierta' | 'conSesion' | 'revision' | 'pagada' | 'rechazada' | 'vencida' | 'anulada';
  creada: Date;
  retorno: string;
  codigo: string;
  sesion: string | null;
  clave: string | null;
  sesionCreada: Date | null;
}

export type OrderWithSession = PaymentOrder & { sesion: string; clave: string; sesionCreada: Date };

export const hasSession = (order: PaymentOrder): order is OrderWithSession => order.sesion !== null;
