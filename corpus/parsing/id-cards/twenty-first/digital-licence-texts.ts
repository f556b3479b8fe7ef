/** Categories of vehicles as the table of the lower half lists them, in its two columns. */
export const CATEGORIES = [
  ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'],
  ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'],
] as const;

/** How the exported page says by whom it is signed. */
export const SIGNED = [
  'Documento assinado com certificado digital em conformidade',
  'com a Medida Provisória nº 2200-2/2001. Sua validade poderá',
  'ser confirmada por meio do programa Assinador Serpro.',
  'As orientações para instalar o Assinador Serpro e realizar a',
  'validação do documento digital estão disponíveis em:',
  'https://www.serpro.gov.br/assinador-digital, opção Validar',
  'Assinatura.',
] as const;

/** What the fields are called in three languages, as the page's foot explains them. */
export const GLOSSARY = [
  '2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos - Primeira Habilitação / First Driver License / Primera Licencia de Conducir - 3. Data e Local de',
  'Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento - 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión - 4b. Data de',
  'Validade / Expiration Date DD/MM/YYYY / Válida Hasta - ACC - 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de',
  'Identificación - Autoridad Impresora - 4d. CPF - 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir - 9. Categoria de Veículos da',
  'Carteira de Habilitação / Driver License Class / Categoria de Permisos de Conducir - Nacionalidade / Nationality / Nacionalidad - Filiação / Filiation / Filiación -',
  '12. Observações / Observations / Observaciones - Local / Place / Lugar',
] as const;
