const themeButton = document.getElementById('tema');
const darkNow = () =>
  (document.documentElement.dataset.theme ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
const showTheme = () => themeButton.setAttribute('aria-pressed', String(darkNow()));

themeButton.addEventListener('click', () => {
  document.documentElement.dataset.theme = darkNow() ? 'light' : 'dark';
  showTheme();
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
themeButton.hidden = false;
showTheme();
