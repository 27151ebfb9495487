export default function ComponentsOverview() {
  return <h1>Trampolim</h1>
}
