const [flow, verdict, proof, words, status] = ['flujo', 'resultado', 'prueba', 'buscar', 'hallado'].map((id) =>
  document.getElementById(id),
);
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const lines = [...document.querySelectorAll('#requisitos tbody tr')].map((line) => ({
  line,
  text: plain(line.textContent),
}));

const filter = () => {
  const query = plain(words.value.trim());
  let shown = 0;
  for (const { line, text } of lines) {
    const { dataset } = line;
    line.hidden = !(
      (flow.value === '' || dataset.flow === flow.value) &&
      (verdict.value === '' || dataset.verdict === verdict.value) &&
      (proof.value === '' || dataset.proof === proof.value) &&
      text.includes(query)
    );
    if (!line.hidden) shown += 1;
  }
  status.textContent = `${shown} de ${lines.length} requisitos`;
};

for (const field of [flow, verdict, proof, words]) field.addEventListener('input', filter);
words.closest('search').hidden = false;
filter();
