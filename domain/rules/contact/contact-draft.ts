/** What the wizard asks for, as it is written: places by their code, phones with their mask. */
export interface ContactDraft {
  telefonoCelular: string;
  telefonoResidencial: string;
  provincia: string;
  municipio: string;
  calle: string;
  noCasa: string;
  apartamento: string;
  edificio: string;
  sector: string;
  correo: string;
}

export const emptyContact: ContactDraft = {
  telefonoCelular: '',
  telefonoResidencial: '',
  provincia: '',
  municipio: '',
  calle: '',
  noCasa: '',
  apartamento: '',
  edificio: '',
  sector: '',
  correo: '',
};
