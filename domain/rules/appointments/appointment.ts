/** An example: nobody agreed it with anyone. */
export interface Appointment {
  especialidad: string;
  /** dd-MM-yyyy. */
  fecha: string;
  nota: string;
}
